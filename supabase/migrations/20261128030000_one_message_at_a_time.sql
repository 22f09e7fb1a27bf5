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

create function private.refuse_another_contact_message() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if current_setting('portal.has_left_message', true) = 'yes' then
    raise sqlstate 'PT400' using
      message = 'Only one message can be sent at once',
      hint = 'Please send each message in a request of its own.';
  end if;
  perform set_config('portal.has_left_message', 'yes', true);
  return new;
end
$$;

revoke all on function
  private.begin_contact_messages(),
  private.refuse_another_contact_message()
  from public, anon, authenticated;

-- Only visitors are limited; staff may import what came by letter.
create trigger begin_contact_messages
  before insert on public.contact_messages
  for each statement
  when (current_user in ('anon', 'authenticated'))
  execute function private.begin_contact_messages();

-- By its name it runs before `refuse_contact_message`, which takes locks.
create trigger refuse_another_contact_message
  before insert on public.contact_messages
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_another_contact_message();
