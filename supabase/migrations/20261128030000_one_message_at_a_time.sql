-- A visitor's statement leaves one message. Hosted projects take lists, of which every row was written
-- before the first one counted, and all were refused only then: their room stays taken until the table is
-- vacuumed, and the sender may try again without end.

create function private.begin_contact_messages() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  perform set_config('portal.has_left_message', '', true);
  return null;
end
$$;

create or replace function private.refuse_contact_message() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if current_setting('portal.has_left_message', true) = 'yes' then
    raise sqlstate 'PT400' using
      message = 'Only one message can be sent at once',
      hint = 'Please send each message in a request of its own.';
  end if;
  perform set_config('portal.has_left_message', 'yes', true);
  -- The same message twice at once, and two of one client, wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended((private.contact_sender()).client, 0));
  -- One that is sent again has arrived: it is told so, and never that there are too many.
  if exists (select from public.contact_messages where id = new.id) then
    raise unique_violation using message = 'This message has arrived already';
  end if;
  perform private.refuse_too_many(1);
  return new;
end
$$;

revoke all on function
  private.begin_contact_messages(),
  private.refuse_contact_message()
  from public, anon, authenticated;

-- Only visitors are limited; staff may import what came by letter.
create trigger begin_contact_messages
  before insert on public.contact_messages
  for each statement
  when (current_user in ('anon', 'authenticated'))
  execute function private.begin_contact_messages();
