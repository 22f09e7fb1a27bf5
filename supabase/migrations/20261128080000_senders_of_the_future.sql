-- A clock that ran ahead has left senders in the future. They would count until that time comes, and
-- shut out whoever they are for longer than an hour: they go before anybody is counted.
create function private.forget_senders_of_the_future() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.contact_senders
  where ctid in (
    select ctid from private.contact_senders
    -- Not now(), which is when this transaction began: others may have come since.
    where sent_at > (select clock_timestamp())
    for update skip locked
  );
  return null;
end
$$;

revoke all on function private.forget_senders_of_the_future() from public, anon, authenticated;

-- Only visitors are limited; staff may import what came by letter.
create trigger forget_senders_of_the_future
  before insert on public.contact_messages
  for each statement
  when (current_user in ('anon', 'authenticated'))
  execute function private.forget_senders_of_the_future();
