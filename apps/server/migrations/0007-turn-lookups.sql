-- Turns of one person by time: the history, the newest ones for the model to remember, and how many came within the last minute.
drop index turns_history;
create index turns_by_time on turns (user_id, created_at);

-- What somebody asked to stop while another process writes it: nearly always empty, so that every process can look twice a second.
create index turns_to_stop on turns (user_id, turn_id) where state = 'running' and stop_requested;
