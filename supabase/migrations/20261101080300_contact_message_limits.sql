-- How many messages one sender may leave in an hour. Nobody is identified: an address is kept only
-- as a salted hash, apart from the messages, and for one hour.

create schema private;
revoke all on schema private from public, anon, authenticated;

create table private.contact_limits (
  single_row boolean primary key default true check (single_row),
  -- The limit that matters. Phones of one mobile network can share an address, so it is not one.
  per_client integer not null default 10,
  -- Stops a sender who owns many addresses side by side (IPv4 /24, IPv6 /48).
  per_network integer not null default 60,
  -- Protects the disk. So high that filling it, and so shutting others out, takes many networks.
  overall integer not null default 3000,
  salt bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into private.contact_limits default values;

create table private.contact_senders (
  sent_at timestamptz not null default now(),
  client text not null,
  network text not null
);
create index contact_senders_by_date on private.contact_senders (sent_at);

alter table private.contact_limits enable row level security;
alter table private.contact_senders enable row level security;

-- The visitor's address, or null. On hosted Supabase cf-connecting-ip is set by the edge and cannot
-- be forged, while x-forwarded-for starts with whatever the visitor sent: its last entry is the one
-- that the nearest proxy wrote.
create function private.client_address() returns inet
  language plpgsql stable set search_path = ''
  as $$
declare
  headers json := nullif(current_setting('request.headers', true), '');
  address text := btrim(coalesce(
    headers ->> 'cf-connecting-ip',
    (regexp_match(headers ->> 'x-forwarded-for', '[^,]+$'))[1]
  ));
begin
  -- An IPv4 visitor on an IPv6 socket is an IPv4 visitor.
  return regexp_replace(address, '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i')::inet;
exception when data_exception then
  return null;
end
$$;

-- Runs after the row's own checks and its unique key, so that a message sent again is told 23505
-- (it has arrived) and never 429, and a refused message does not count.
create function private.limit_contact_messages() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  limits private.contact_limits;
  address inet := private.client_address();
  is_ipv4 boolean := family(address) = 4;
  this_client text;
  this_network text;
  by_client bigint;
  by_network bigint;
  by_all bigint;
begin
  select * into strict limits from private.contact_limits;

  -- A household has a whole IPv6 /64. Senders without a readable address share one count.
  this_client := encode(sha256(limits.salt || convert_to(coalesce(
    network(set_masklen(address, case when is_ipv4 then 32 else 64 end))::text, 'unknown'), 'UTF8')), 'hex');
  this_network := encode(sha256(limits.salt || convert_to(coalesce(
    network(set_masklen(address, case when is_ipv4 then 24 else 48 end))::text, 'unknown'), 'UTF8')), 'hex');

  -- Two messages of one client at the same moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(this_client, 0));

  delete from private.contact_senders
  where ctid in (
    select ctid from private.contact_senders
    where sent_at <= now() - interval '1 hour'
    for update skip locked
  );
  insert into private.contact_senders (client, network) values (this_client, this_network);

  select
    count(*) filter (where client = this_client),
    count(*) filter (where network = this_network),
    count(*)
  into by_client, by_network, by_all
  from private.contact_senders
  where sent_at > now() - interval '1 hour';

  if by_client > limits.per_client or by_network > limits.per_network or by_all > limits.overall then
    -- PostgREST answers an error PTxyz with HTTP status xyz.
    raise sqlstate 'PT429' using
      message = 'Too many messages',
      hint = 'Please try again in an hour, or call the office.';
  end if;
  return null;
end
$$;

revoke all on function private.client_address() from public, anon, authenticated;
revoke all on function private.limit_contact_messages() from public, anon, authenticated;

-- Only visitors are limited; staff may import what came by letter.
create trigger limit_contact_messages
  after insert on public.contact_messages
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function private.limit_contact_messages();
