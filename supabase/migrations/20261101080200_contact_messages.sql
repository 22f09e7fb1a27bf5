-- Messages from the contact form. A visitor may leave one and never read one.

create table public.contact_messages (
  -- Made by the visitor's browser, so that a message sent again after a lost answer is the same
  -- message: the second insert fails with 23505 and nothing is stored twice.
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  created_at timestamptz not null default now(),
  -- What the visitor quotes and the office looks up: year of the message and its number.
  reference text generated always as (
    (extract(year from created_at at time zone 'Asia/Manila')::int)::text
      || '-' || lpad(number::text, greatest(6, length(number::text)), '0')
  ) stored,
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  department text,
  -- The bounds are friendly: they stop abuse, not a long complaint.
  constraint name_length check (name ~ '\S' and char_length(name) <= 200),
  constraint email_length check (char_length(email) <= 254),
  constraint email_shape check (
    email ~ '^[^\s@<>()\[\],;:\\"]+@[^\s@<>()\[\],;:\\".]+(\.[^\s@<>()\[\],;:\\".]+)*$'
  ),
  constraint phone_length check (char_length(phone) <= 60),
  constraint subject_length check (subject ~ '\S' and char_length(subject) <= 300),
  constraint message_length check (message ~ '\S' and char_length(message) <= 10000),
  constraint department_length check (char_length(department) <= 120),
  -- One line means one line: no control characters, no line separators, no text-direction tricks.
  constraint single_lines check (
    concat(name, email, phone, subject, department)
      !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  ),
  -- The message itself may have tabs and line breaks.
  constraint message_characters check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
  )
);

comment on table public.contact_messages is 'Messages of visitors; readable with the service role and in the dashboard only.';

create index contact_messages_by_date on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;

revoke all on table public.contact_messages from public, anon, authenticated;
revoke all on sequence public.contact_messages_number_seq from public, anon, authenticated;
grant insert (id, name, email, phone, subject, message, department)
  on table public.contact_messages to anon, authenticated;

create policy "Visitors leave messages" on public.contact_messages
  for insert to anon, authenticated
  with check (true);

-- The visitor cannot read the table, yet may know that the message has arrived. The id is a random
-- number that only the sender knows, so it serves as the ticket. Unknown ids yield null.
create function public.contact_message_reference(message_id uuid) returns text
  language sql stable security definer set search_path = ''
  as $$ select reference from public.contact_messages where id = message_id $$;

revoke all on function public.contact_message_reference(uuid) from public, anon, authenticated;
grant execute on function public.contact_message_reference(uuid) to anon, authenticated;
