-- Turns keep what was computed as data. A line of it is a text that is the same in every language, or {id, params}: the id of a text and its values, which every
-- page language renders. Turns of before have English words in place of lines, and are shown as they are.
comment on column turns.numbers is 'what the reading was written from: people, facts, the Lo Shu square, the timeline; texts are lines, a string or {id, params}';
comment on column public_readings.shown is '{rules, known, response, fullName, birthDate, numbers} without what is hidden; texts of numbers are lines, as in turns.numbers; null: the next visit makes it';

-- Kept pages have the words of two languages.
update public_readings set shown = null where shown is not null;
