-- What is refused is never written: rows of a transaction that fails take their room all the same
-- until the table is vacuumed, and whoever is refused may try again without end.

drop trigger limit_contact_messages on public.contact_messages;

-- Runs before the row is written, and so before its own checks: what they refuse does not count, since
-- the count goes back with it.
create or replace function private.limit_contact_messages() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  limits private.contact_limits;
  address inet := private.client_address();
  is_ipv4 boolean := coalesce(family(address) = 4, false);
  is_this_machine boolean := coalesce(address in ('127.0.0.1', '::1'), false);
  this_client text;
  this_network text;
  this_provider text;
  by_client bigint;
  by_network bigint;
  by_provider bigint;
  by_all bigint;
  share_of_client integer;
  share_of_network integer;
begin
  -- A message that is sent again has arrived: it is told so, and never that there are too many.
  if exists (select from public.contact_messages where id = new.id) then
    raise unique_violation using message = 'This message has arrived already';
  end if;

  select * into strict limits from private.contact_limits;

  -- A household has a whole IPv6 /64.
  this_client := private.sender_hash(limits.salt, address, case when is_ipv4 then 32 else 64 end);
  this_network := private.sender_hash(limits.salt, address, case when is_ipv4 then 24 else 48 end);
  this_provider := private.sender_hash(limits.salt, address, case when is_ipv4 then 16 else 32 end);

  -- Two messages of one client at the same moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(this_client, 0));

  select
    count(*) filter (where client = this_client),
    count(*) filter (where network = this_network),
    count(*) filter (where provider = this_provider),
    count(*)
  into by_client, by_network, by_provider, by_all
  from private.contact_senders
  where sent_at > now() - interval '1 hour';

  -- A newcomer has the whole of an allowance, everyone else its first half.
  share_of_client := case when by_client = 0 then 1 else 2 end;
  share_of_network := case when by_network = 0 then 1 else 2 end;

  if by_all >= limits.overall / share_of_network
    or not is_this_machine and (
      by_client >= limits.per_client
      or by_network >= limits.per_network / share_of_client
      or by_provider >= limits.per_provider / share_of_network)
  then
    -- PostgREST answers an error PTxyz with HTTP status xyz.
    raise sqlstate 'PT429' using
      message = 'Too many messages',
      hint = 'Please try again in an hour, or call the office.';
  end if;

  delete from private.contact_senders
  where ctid in (
    select ctid from private.contact_senders
    where sent_at <= now() - interval '1 hour'
    for update skip locked
  );
  insert into private.contact_senders (client, network, provider)
  values (this_client, this_network, this_provider);
  return new;
end
$$;

revoke all on function private.limit_contact_messages() from public, anon, authenticated;

-- Only visitors are limited; staff may import what came by letter.
create trigger limit_contact_messages
  before insert on public.contact_messages
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function private.limit_contact_messages();
