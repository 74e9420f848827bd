-- What the Storage service of Supabase has made of its schema by August 2026, as `supabase_storage_admin` owns it. Left
-- out are analytics and vector buckets, and the functions by which the service itself lists.
set role supabase_storage_admin;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
create table storage.migrations (
  id integer primary key, name varchar(100) unique not null, hash varchar(40) not null,
  executed_at timestamp default current_timestamp
);
create table storage.buckets (
  id text primary key, name text not null, owner uuid, created_at timestamptz default now(),
  updated_at timestamptz default now(), public boolean default false, avif_autodetection boolean default false,
  file_size_limit bigint, allowed_mime_types text[], owner_id text,
  type storage.buckettype not null default 'STANDARD', versioning_status text not null default 'DISABLED'
);
create unique index bname on storage.buckets (name);
create table storage.objects (
  id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, owner uuid,
  created_at timestamptz default now(), updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(), metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored, version text, owner_id text,
  user_metadata jsonb, archived_at timestamptz, is_delete_marker boolean not null default false,
  is_versioned boolean not null default false
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index name_prefix_search on storage.objects (name text_pattern_ops);
create table storage.s3_multipart_uploads (
  id text primary key, in_progress_size bigint not null default 0, upload_signature text not null,
  bucket_id text not null references storage.buckets, key text collate "C" not null, version text not null,
  owner_id text, created_at timestamptz not null default now(), user_metadata jsonb, metadata jsonb
);
create table storage.s3_multipart_uploads_parts (
  id uuid primary key default gen_random_uuid(),
  upload_id text not null references storage.s3_multipart_uploads on delete cascade, size bigint not null default 0,
  part_number integer not null, bucket_id text not null references storage.buckets, key text collate "C" not null,
  etag text not null, owner_id text, version text not null, created_at timestamptz not null default now()
);

do $$
declare
  named text;
begin
  for named in select tablename from pg_catalog.pg_tables where schemaname = 'storage' loop
    execute format('alter table storage.%I enable row level security', named);
  end loop;
end
$$;
grant all on storage.buckets, storage.objects to postgres with grant option;
revoke all on storage.s3_multipart_uploads, storage.s3_multipart_uploads_parts from anon, authenticated;
grant select on storage.s3_multipart_uploads, storage.s3_multipart_uploads_parts to anon, authenticated;

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select parts[1:cardinality(parts) - 1] from (select string_to_array($1, '/') as parts) split
$$;
create function storage.filename(name text) returns text language sql immutable as $$
  select parts[cardinality(parts)] from (select string_to_array($1, '/') as parts) split
$$;
create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename($1)), '.', 1))
$$;

create function storage.update_updated_at_column() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end
$$;
create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

-- Files are removed through the service alone, which would otherwise lose sight of their bytes.
create function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise insufficient_privilege using
      message = 'Direct deletion from storage tables is not allowed. Use the Storage API instead.';
  end if;
  return null;
end
$$;
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
reset role;

-- There an extension of the server lets `postgres` make policies on these tables without owning them; here ownership
-- is lent for it, and the gate looks that nothing but policies came of that.
grant supabase_storage_admin to postgres;
