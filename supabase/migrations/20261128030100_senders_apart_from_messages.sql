-- Senders stand apart from the messages: a moment kept to the microsecond was the message's own, and with
-- a salt that never changed a code would have been known again after years.

-- The quarter of an hour in which a message came. It begins before the message, so nobody is counted
-- for longer than an hour.
alter table private.contact_senders
  alter column sent_at set default date_bin('15 minutes', now(), 'epoch');

update private.contact_senders set sent_at = date_bin('15 minutes', sent_at, 'epoch');

-- Runs after the row's own checks: a message that breaks one of them does not count.
create or replace function private.limit_contact_messages() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.contact_senders
  where ctid in (
    select ctid from private.contact_senders
    where sent_at <= now() - interval '1 hour'
    for update skip locked
  );
  -- Nobody is left whom the salt would have to know again.
  update private.contact_limits set salt = default
  where not exists (select from private.contact_senders);

  insert into private.contact_senders (client, network, provider)
  select client, network, provider from private.contact_sender();
  return null;
end
$$;

revoke all on function private.limit_contact_messages() from public, anon, authenticated;
