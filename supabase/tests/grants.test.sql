-- What the visitor's role holds, counted from the catalog: a forgotten REVOKE or a table without
-- row-level security fails here, whatever its name.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(15);

select is_empty(
  $$ select c.oid::regclass from pg_class c
     where c.relkind in ('r', 'p') and not c.relrowsecurity
       and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
       -- What a test has made for itself.
       and c.relpersistence <> 't' $$,
  'every table of every schema has row-level security'
);
select results_eq(
  $$ select n.nspname::text collate "default" from pg_namespace n
     where (has_schema_privilege('anon', n.oid, 'usage') or has_schema_privilege('anon', n.oid, 'create'))
       -- Temporary tables are a session's own, and a request has no session.
       and not pg_is_other_temp_schema(n.oid) and n.oid <> pg_my_temp_schema()
     order by 1 $$,
  $$ values ('extensions'), ('information_schema'), ('pg_catalog'), ('public') $$,
  'anon enters the exposed schema and those without data'
);
select is_empty(
  $$ select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') $$,
  'there is no view that could read around row-level security'
);
select is_empty(
  $$ select n.nspname from pg_namespace n
     where has_schema_privilege('anon', n.oid, 'create')
       and not pg_is_other_temp_schema(n.oid) and n.oid <> pg_my_temp_schema() $$,
  'anon makes nothing in any of them'
);
select results_eq(
  $$ select table_name::text collate "default", privilege_type::text collate "default" from information_schema.role_table_grants
     where table_schema = 'public' and grantee = 'anon' order by 1, 2 $$,
  $$ values ('events', 'SELECT'), ('news', 'SELECT') $$,
  'anon holds SELECT on news and events, and nothing else on a whole table'
);
select results_eq(
  $$ select table_name::text collate "default", privilege_type::text collate "default" from information_schema.role_table_grants
     where table_schema = 'public' and grantee = 'authenticated' order by 1, 2 $$,
  $$ values ('events', 'SELECT'), ('news', 'SELECT') $$,
  'a signed-in role holds no more than a visitor'
);
-- On a hosted project anybody may sign up: that role holds no more than a visitor's.
create temp table public_roles as select unnest(array['anon', 'authenticated']) as role;
select results_eq(
  format($$ select column_name::text collate "default" from information_schema.column_privileges
     where table_schema = 'public' and table_name = 'contact_messages'
       and grantee = %L and privilege_type = 'INSERT' order by 1 $$, role),
  $$ values ('department'), ('email'), ('id'), ('message'), ('name'), ('phone'), ('subject') $$,
  role || ' may fill exactly the fields of the form'
) from public_roles;
select is_empty(
  format($$ select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
       and (has_sequence_privilege(%1$L, c.oid, 'usage') or has_sequence_privilege(%1$L, c.oid, 'select')) $$, role),
  role || ' holds no sequence'
) from public_roles;
select results_eq(
  format($$ select p.proname::text collate "default" from pg_proc p
     where p.pronamespace = 'public'::regnamespace and has_function_privilege(%L, p.oid, 'execute')
     order by 1 $$, role),
  $$ values ('contact_message_reference') $$,
  role || ' may call exactly one function'
) from public_roles;
select ok(not has_schema_privilege(role, 'private', 'usage'), role || ' cannot enter the private schema')
from public_roles;
select is_empty(
  $$ select p.proname from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and p.prosecdef and not coalesce(p.proconfig @> array['search_path=""'], false) $$,
  'every security definer function pins an empty search_path'
);

select * from finish();
rollback;
