-- Where a person's days begin: a name of the IANA database, as the person's browser has it. The server checks it.
alter table users add column time_zone text;
