-- Shared allowances cannot be used up by whoever comes first. Of what a network, a provider or
-- everybody may send in an hour, the second half is kept for senders who have not written yet: a
-- client's first message in its network, and a network's first message beyond it. Shutting others
-- out then takes not many messages but many networks, of several providers.

alter table private.contact_limits
  -- Stops a sender who owns many networks (IPv4 /16, IPv6 /32).
  add column per_provider integer not null default 1200,
  -- Twice as much as before, since half of it is kept for newcomers.
  alter column per_network set default 120,
  alter column overall set default 6000;

-- Limits that an office has chosen for itself stay.
update private.contact_limits set per_network = 120 where per_network = 60;
update private.contact_limits set overall = 6000 where overall = 3000;

-- The count of the hour under way begins anew: it does not know the providers.
delete from private.contact_senders;
alter table private.contact_senders add column provider text not null;

-- A salted hash of the network that an address belongs to; senders without a readable address share
-- one.
create function private.sender_hash(salt bytea, address inet, bits integer) returns text
  language sql stable set search_path = ''
  as $$
    select encode(sha256(salt || convert_to(
      coalesce(network(set_masklen(address, bits))::text, 'unknown'), 'UTF8')), 'hex')
  $$;

create or replace function private.limit_contact_messages() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  limits private.contact_limits;
  address inet := private.client_address();
  is_ipv4 boolean := coalesce(family(address) = 4, false);
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
  select * into strict limits from private.contact_limits;

  -- A household has a whole IPv6 /64.
  this_client := private.sender_hash(limits.salt, address, case when is_ipv4 then 32 else 64 end);
  this_network := private.sender_hash(limits.salt, address, case when is_ipv4 then 24 else 48 end);
  this_provider := private.sender_hash(limits.salt, address, case when is_ipv4 then 16 else 32 end);

  -- Two messages of one client at the same moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(this_client, 0));

  delete from private.contact_senders
  where ctid in (
    select ctid from private.contact_senders
    where sent_at <= now() - interval '1 hour'
    for update skip locked
  );
  insert into private.contact_senders (client, network, provider)
  values (this_client, this_network, this_provider);

  select
    count(*) filter (where client = this_client),
    count(*) filter (where network = this_network),
    count(*) filter (where provider = this_provider),
    count(*)
  into by_client, by_network, by_provider, by_all
  from private.contact_senders
  where sent_at > now() - interval '1 hour';

  -- A newcomer has the whole of an allowance, everyone else its first half.
  share_of_client := case when by_client = 1 then 1 else 2 end;
  share_of_network := case when by_network = 1 then 1 else 2 end;

  if by_client > limits.per_client
    or by_network > limits.per_network / share_of_client
    or by_provider > limits.per_provider / share_of_network
    or by_all > limits.overall / share_of_network
  then
    -- PostgREST answers an error PTxyz with HTTP status xyz.
    raise sqlstate 'PT429' using
      message = 'Too many messages',
      hint = 'Please try again in an hour, or call the office.';
  end if;
  return null;
end
$$;

revoke all on function private.sender_hash(bytea, inet, integer) from public, anon, authenticated;
revoke all on function private.limit_contact_messages() from public, anon, authenticated;
