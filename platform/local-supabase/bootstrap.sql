-- What a new hosted Supabase project already has before the first migration, as far as the portal
-- needs it. The grants are as wide as there: a migration that forgets a REVOKE fails here too.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
-- The role that every request starts from: it can become one of the three and do nothing else.
create role authenticator noinherit login;
grant anon, authenticated, service_role to authenticator;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

-- Which migrations this database has had. Hosted projects keep their own record.
create schema portal_local;
create table portal_local.applied_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
alter table portal_local.applied_migrations enable row level security;
