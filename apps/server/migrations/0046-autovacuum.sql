-- By default a table is vacuumed when a fifth of its rows have changed. Rows that change with every reading or request become bloat before that, and a large
-- table that is only added to would be vacuumed too rarely for scans of its indexes alone.
alter table accounts set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table lots set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table holds set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
alter table turns set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
alter table sessions set (autovacuum_vacuum_scale_factor = 0.02);
alter table entries set (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
-- A handful of rows that change every few seconds.
alter table jobs set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);
alter table request_counts set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
