-- What the clock that is doubted says of itself.

comment on table private.clock is
  'One row: when the shop was last at work by a clock that nobody doubts, so that one that leapt ends nothing for good. Written and
read by jobs alone.';
comment on column private.clock.one is 'True in the only row.';
comment on column private.clock.known_at is 'When the shop was last at work by a clock that nobody doubts.';
comment on column private.clock.doubted_since is
  'By its own word, since when the clock is more than 30 days after known_at or a day before it; null while nobody doubts it.';
comment on function private.note_clock(timestamptz) is
  'Compares the clock with when the shop was last at work. What stays as it leapt for a day is taken for the truth.';
comment on function private.clock_problem() is
  'Why jobs that end or forget something for good wait, for the desk; null while they do not. A clock that is behind ends nothing.';
