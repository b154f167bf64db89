-- Beside the name given at birth: the name that a person goes by, and the family name since marriage.
alter table users add column current_name text, add column married_name text;
