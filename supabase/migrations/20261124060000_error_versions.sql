-- Errors: which version of the app they happened in. An app for phones or a page that stays open may be older than the shop.

alter table public.error_logs add column app_version text check (length(app_version) <= 40);

grant insert (app_version) on public.error_logs to anon, authenticated;

create or replace function private.tidy_error() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.error_message := left(private.impersonal(coalesce(new.error_message, '')), 1000);
  new.error_stack := left(private.impersonal(new.error_stack), 8000);
  new.component_stack := left(private.impersonal(new.component_stack), 8000);
  new.error_type := left(new.error_type, 100);
  new.page_url := private.bare_url(new.page_url);
  new.user_agent := left(new.user_agent, 400);
  new.app_version := left(new.app_version, 40);
  return new;
end
$$;
