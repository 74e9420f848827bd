-- What /metrics and the desk ask of the payments of a day reads that day alone, however many there were before.
create index payments_created_at_idx on public.payments (created_at desc, state);
