-- Who has sent too many is refused before the message is written, and after it for those that came
-- with it in one list. Rows of a transaction that fails take their room all the same until the table is
-- vacuumed, and whoever is refused may try again without end.

-- Salted hashes of whom a request comes from: a household, its network, and that one's provider.
create function private.contact_sender(out client text, out network text, out provider text)
  language plpgsql stable set search_path = ''
  as $$
declare
  salt bytea := (select limits.salt from private.contact_limits as limits);
  address inet := private.client_address();
  is_ipv4 boolean := coalesce(family(address) = 4, false);
begin
  -- A household has a whole IPv6 /64.
  client := private.sender_hash(salt, address, case when is_ipv4 then 32 else 64 end);
  network := private.sender_hash(salt, address, case when is_ipv4 then 24 else 48 end);
  provider := private.sender_hash(salt, address, case when is_ipv4 then 16 else 32 end);
end
$$;

-- Refuses what is more than a sender may leave in an hour.
-- `coming`: how many messages are yet to be counted.
create function private.refuse_too_many(coming integer) returns void
  language plpgsql set search_path = ''
  as $$
declare
  limits private.contact_limits;
  sender record;
  is_this_machine boolean :=
    coalesce(private.client_address() in ('127.0.0.1', '::1'), false);
  by_client bigint;
  by_network bigint;
  by_provider bigint;
  by_all bigint;
  share_of_client integer;
  share_of_network integer;
begin
  select * into strict limits from private.contact_limits;
  select * into strict sender from private.contact_sender();

  select
    count(*) filter (where client = sender.client) + coming,
    count(*) filter (where network = sender.network) + coming,
    count(*) filter (where provider = sender.provider) + coming,
    count(*) + coming
  into by_client, by_network, by_provider, by_all
  from private.contact_senders
  where sent_at > now() - interval '1 hour';

  -- A newcomer has the whole of an allowance, everyone else its first half.
  share_of_client := case when by_client = 1 then 1 else 2 end;
  share_of_network := case when by_network = 1 then 1 else 2 end;

  if by_all > limits.overall / share_of_network
    or not is_this_machine and (
      by_client > limits.per_client
      or by_network > limits.per_network / share_of_client
      or by_provider > limits.per_provider / share_of_network)
  then
    -- PostgREST answers an error PTxyz with HTTP status xyz.
    raise sqlstate 'PT429' using
      message = 'Too many messages',
      hint = 'Please try again in an hour, or call the office.';
  end if;
end
$$;

create function private.refuse_contact_message() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
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
  insert into private.contact_senders (client, network, provider)
  select client, network, provider from private.contact_sender();
  perform private.refuse_too_many(0);
  return null;
end
$$;

revoke all on function
  private.contact_sender(),
  private.refuse_too_many(integer),
  private.refuse_contact_message(),
  private.limit_contact_messages()
  from public, anon, authenticated;

-- Only visitors are limited; staff may import what came by letter.
create trigger refuse_contact_message
  before insert on public.contact_messages
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_contact_message();
