begin;
select plan(14);
select tests.make_user('asha');
select tests.make_user('baraka');

-- Stores as the storage API does once the policies have agreed: with the rights of its owner.
create function pg_temp.store(bucket text, folder text, many integer) returns text language plpgsql security definer as $$
begin
  insert into storage.objects (bucket_id, name) select bucket, folder || '/' || gen_random_uuid() || '.webp' from generate_series(1, many);
  return 'stored';
exception when others then
  return sqlstate;
end
$$;
grant execute on all functions in schema pg_temp to public;

select is(pg_temp.store('avatars', tests.user_id('asha')::text, 10), 'stored', 'ten pictures');
select is(pg_temp.store('avatars', tests.user_id('asha')::text, 1), '42501', 'and no more, whatever the policies said a moment ago');
select is(pg_temp.store('avatars', tests.user_id('baraka')::text, 11), '42501', 'nor eleven at once');
select is(pg_temp.store('avatars', tests.user_id('baraka')::text, 10), 'stored', 'everybody has a folder of their own');
select is(pg_temp.store('consultation-files', tests.user_id('asha') || '/' || tests.user_id('asha'), 40), 'stored', 'forty files of a booking');
select is(pg_temp.store('consultation-files', tests.user_id('asha') || '/' || tests.user_id('baraka'), 1), '42501', 'both sides together');
select is(pg_temp.store('return-photos', tests.user_id('asha') || '/' || gen_random_uuid(), 39), 'stored', 'photos of returns');
select is(pg_temp.store('return-photos', tests.user_id('asha') || '/' || gen_random_uuid(), 2), '42501', 'no more than forty of a person, of whatever order');
select is(pg_temp.store('return-photos', tests.user_id('asha') || '/' || gen_random_uuid(), 1), 'stored', 'the fortieth');
select is(pg_temp.store('return-photos', tests.user_id('asha') || '/' || gen_random_uuid(), 1), '42501', 'and none after it');
select is(pg_temp.store('return-photos', 'guest/' || tests.user_id('asha'), 40), 'stored', 'of a visitor’s order');
select is(pg_temp.store('return-photos', 'guest/' || tests.user_id('baraka'), 41), '42501', 'of each of them');
select is(pg_temp.store('product-pictures', 'neem', 60), 'stored', 'other folders are not counted');
select lives_ok($$
  insert into storage.objects (bucket_id, name)
  select bucket_id, name from storage.objects where bucket_id = 'avatars' limit 1
  on conflict (bucket_id, name) do update set updated_at = now()
$$, 'what replaces a picture is none more');
select * from finish();
rollback;
