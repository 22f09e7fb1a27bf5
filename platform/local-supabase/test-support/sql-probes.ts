import { canary } from './fuzz-requests.ts'

/** Hostile SQL, as if a visitor had found a way to run it with the visitor's role. */
export interface SqlProbe {
  name: string
  sql: string
  /** SQLSTATE of the refusal; `nothing` where it runs and finds or changes nothing. */
  code: string
}

const insert =
  "insert into contact_messages (name, email, subject, message) values ('A', 'a@b', 'B', 'C')"

const denied: Record<string, string> = {
  'reads messages': 'select * from contact_messages',
  'reads a column of messages': 'select email from contact_messages',
  'counts messages': 'select count(*) from contact_messages',
  'copies messages out': 'copy contact_messages to stdout',
  'lets a plan run': 'explain analyze select * from contact_messages',
  'reads messages in a block': 'do $$ begin perform name from contact_messages; end $$',
  'reads a message back': `${insert} returning id`,
  'overwrites on conflict': `${insert} on conflict (id) do update set name = 'x'`,
  'probes ids by conflict': `${insert} on conflict (id) do nothing`,
  'dates a message': insert
    .replace('(name', '(created_at, name')
    .replace("('A'", "('2001-01-01', 'A'"),
  'changes messages': "update contact_messages set message = 'x'",
  'deletes messages': 'delete from contact_messages',
  'empties the table': 'truncate contact_messages',
  'locks the table': 'lock table contact_messages in access exclusive mode',
  'draws a number': "select nextval('contact_messages_number_seq')",
  'reads senders': 'select * from private.contact_senders',
  'forgets senders': 'delete from private.contact_senders',
  'reads the salt': 'select salt from private.contact_limits',
  'lifts the limits': 'update private.contact_limits set per_client = 1000000',
  'calls a private function': 'select private.client_address()',
  'hashes an address': "select private.sender_hash('', '192.0.2.1', 32)",
  'reads the record of migrations': 'select * from portal_local.applied_migrations',
  'reads passwords': 'select rolpassword from pg_authid',
  'writes news': "insert into news (title, category) values ('x', 'x')",
  'publishes drafts': "update news set status = 'published'",
  'deletes events': 'delete from events',
  'drops a table': 'drop table contact_messages',
  'turns policies off': 'alter table contact_messages disable row level security',
  'turns the limits off': 'alter table contact_messages disable trigger user',
  'adds a policy': 'create policy p on contact_messages for select using (true)',
  'grants itself reading': 'grant select on contact_messages to anon',
  'makes a table': 'create table public.x (id integer)',
  'makes a function': "create function public.x() returns integer language sql as 'select 1'",
  'makes a schema': 'create schema x',
  'becomes staff': 'set role service_role',
  'becomes staff by a setting': "select set_config('role', 'service_role', true)",
  'becomes the owner': 'set role postgres',
  'passes by all policies': 'alter role anon bypassrls',
  'reads a file': "select pg_read_file('/etc/passwd')",
  'lists a folder': "select pg_ls_dir('.')",
  'writes a file': "copy (select 1) to '/tmp/x'",
  'runs a program': "copy (select 1) to program 'true'",
  'turns all triggers off': "set session_replication_role = 'replica'",
}

const empty: Record<string, string> = {
  'reads drafts of news': "select title from news where status <> 'published'",
  'reads news of tomorrow': 'select title from news where publish_date > now()',
  'searches drafts': `select title from news where title like '%${canary}%'`,
  'reads drafts of events': "select title from events where status = 'draft'",
  'turns row security off for itself':
    "set row_security = on; select 1 from news where status = 'draft'",
  'reads statistics of messages':
    "select most_common_vals from pg_stats where tablename = 'contact_messages'",
  'listens at a policy with a cheap function': `
    create function pg_temp.listen(status text) returns boolean cost 0.0000001 language plpgsql
    as $$ begin if status = 'draft' then raise 'heard a draft'; end if; return false; end $$;
    select 1 from news where pg_temp.listen(status)`,
  'puts a table of its own in the way': `
    create temp table contact_messages (id uuid, reference text);
    select 1 where contact_message_reference(gen_random_uuid()) is not null`,
}

export const sqlProbes: SqlProbe[] = [
  ...Object.entries(denied).map(([name, sql]) => ({ name, sql, code: '42501' })),
  ...Object.entries(empty).map(([name, sql]) => ({ name, sql, code: 'nothing' })),
]
