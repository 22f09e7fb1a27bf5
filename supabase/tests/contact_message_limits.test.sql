-- How many messages one sender may leave, and that nobody can shut others out cheaply.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(58);

select ok(
  (select overall >= 5 * per_provider and per_provider >= 10 * per_network and per_network > per_client
   from private.contact_limits),
  'shutting others out takes at least five providers, and hundreds of networks of each'
);

create function pg_temp.leave_from(address text, header text default 'x-forwarded-for') returns void
  language plpgsql
  as $$
begin
  perform set_config('request.headers', json_build_object(header, address)::text, true);
  insert into public.contact_messages (name, email, subject, message) values ('A', 'a@b.ph', 'B', 'C');
end
$$;

create function pg_temp.leave_three_from(address text) returns void
  language plpgsql
  as $$ begin for i in 1..3 loop perform pg_temp.leave_from(address); end loop; end $$;

-- One message from each address of a pattern, whose % is a number; how many of them were heard.
create function pg_temp.flood(pattern text, first integer, last integer) returns integer
  language plpgsql
  as $$
declare
  heard integer := 0;
begin
  for i in first..last loop
    begin
      perform pg_temp.leave_from(format(pattern, to_hex(i)));
      heard := heard + 1;
    exception when sqlstate 'PT429' then
    end;
  end loop;
  return heard;
end
$$;

-- Long messages from one address; how many of five are refused.
create function pg_temp.refused_of_five(address text) returns integer
  language plpgsql
  as $$
declare
  refused integer := 0;
  long text := (select string_agg(gen_random_uuid()::text, ' ') from generate_series(1, 250));
begin
  perform set_config('request.headers', json_build_object('x-forwarded-for', address)::text, true);
  for i in 1..5 loop
    begin
      insert into public.contact_messages (name, email, subject, message) values ('A', 'a@b.ph', 'B', long);
    exception when sqlstate 'PT429' then
      refused := refused + 1;
    end;
  end loop;
  return refused;
end
$$;

-- A list of long messages, as hosted projects take it.
create function pg_temp.leave_list(address text) returns void
  language plpgsql
  as $$
declare
  long text := (select string_agg(gen_random_uuid()::text, ' ') from generate_series(1, 250));
begin
  perform set_config('request.headers', json_build_object('x-forwarded-for', address)::text, true);
  insert into public.contact_messages (name, email, subject, message)
  select 'A', 'a@b.ph', 'B', long from generate_series(1, 50);
end
$$;

-- With the limits as they are.
delete from private.contact_senders;
set local role anon;
select is(pg_temp.flood('192.0.2.1', 1, 100), 10, 'one address is heard ten times in an hour');
select is(pg_temp.flood('2001:db8:1:1::%s', 1, 500), 10, 'so is one IPv6 household, whatever address it takes');
select is(pg_temp.flood('2001:db8:1:%s::1', 2, 500), 110, 'a network of many households has 120 messages');
select is(pg_temp.flood('2001:db8:1:%s::1', 1, 500), 0, 'and no more');
select lives_ok($$ select pg_temp.leave_from('2001:db8:2:1::1') $$, 'the neighbouring network is heard');
select lives_ok($$ select pg_temp.leave_from('192.0.2.2') $$, 'the neighbouring address is heard');

reset role;
create temp table written as select pg_total_relation_size('public.contact_messages') as size;
set local role anon;
select is(pg_temp.refused_of_five('192.0.2.1'), 5, 'who is refused may try again');
reset role;
select is(
  pg_total_relation_size('public.contact_messages'), (select size from written),
  'and takes no room with it'
);
set local role anon;
select throws_ok(
  $$ select pg_temp.leave_list('203.0.113.1') $$, 'PT400', 'Only one message can be sent at once',
  'nobody sends a list of messages'
);
select throws_ok($$ select pg_temp.leave_list('203.0.113.1') $$, 'PT400', null, 'nor tries it again');
reset role;
select cmp_ok(
  pg_total_relation_size('public.contact_messages') - (select size from written), '<', 100000::bigint,
  'of which no more than the first takes room'
);
set local role anon;
select is(pg_temp.flood('203.0.113.1', 1, 100), 10, 'and none counts');
reset role;
select lives_ok($$ select pg_temp.leave_list('203.0.113.1') $$, 'staff may import a list');

reset role;
delete from private.contact_senders;
update private.contact_limits set per_client = 3, per_network = 8, per_provider = 16, overall = 24;
set local role anon;
select lives_ok($$ select pg_temp.leave_three_from('192.0.2.1') $$, 'a sender may write three times');
select throws_ok($$ select pg_temp.leave_from('192.0.2.1') $$, 'PT429', 'Too many messages', 'and is refused the fourth time');
select throws_ok($$ select pg_temp.leave_from('198.51.100.9, 192.0.2.1') $$, 'PT429', null, 'a forged first address does not help');
select throws_ok($$ select pg_temp.leave_from('::ffff:192.0.2.1') $$, 'PT429', null, 'nor the same address in IPv6 clothes');
select throws_ok($$ select pg_temp.leave_from('192.0.2.1', 'cf-connecting-ip') $$, 'PT429', null, 'the edge names the same sender');

reset role;
select is((select count(*)::int from private.contact_senders), 3, 'a refused message does not count');
set local role anon;

select lives_ok($$ select pg_temp.leave_from('192.0.2.2') $$, 'a neighbour is heard');
select throws_ok($$ select pg_temp.leave_from('192.0.2.2') $$, 'PT429', null, 'half of a network''s share is for newcomers');
select is(pg_temp.flood('192.0.2.%s', 3, 9), 4, 'who are heard until it is used up');
select throws_ok($$ select pg_temp.leave_from('192.0.2.77') $$, 'PT429', null, 'one network fills only its own share');

select lives_ok($$ select pg_temp.leave_from('192.0.3.1') $$, 'another network of the provider is heard');
select throws_ok($$ select pg_temp.leave_from('192.0.3.2') $$, 'PT429', null, 'half of a provider''s share is for new networks');
select is(pg_temp.flood('192.0.%s.1', 4, 9), 6, 'which are heard');
select lives_ok($$ select pg_temp.leave_from('192.0.10.1') $$, 'until it is used up');
select throws_ok($$ select pg_temp.leave_from('192.0.11.1') $$, 'PT429', null, 'one provider fills only its own share');

select lives_ok($$ select pg_temp.leave_from('198.51.100.1') $$, 'another provider is heard');
select throws_ok($$ select pg_temp.leave_from('198.51.100.1') $$, 'PT429', null, 'half of the overall share is for new networks');
select lives_ok($$ select pg_temp.leave_from('2001:db8:1:1::1') $$, 'IPv6: another network is heard');
select throws_ok($$ select pg_temp.leave_from('2001:db8:1:1:ffff::2') $$, 'PT429', null, 'IPv6: one household is one sender');
select is(pg_temp.flood('2001:db%s::1', 9, 20), 6, 'new networks are heard until all is used up');
select throws_ok($$ select pg_temp.leave_from('203.0.113.77') $$, 'PT429', null, 'which holds for everybody');

reset role;
select is_empty(
  $$ select 1 from private.contact_senders
     where extract(epoch from sent_at) % 900 <> 0 or sent_at not between now() - interval '15 minutes' and now() $$,
  'of a sender''s moment only the quarter of an hour is kept'
);
create temp table salts as select salt from private.contact_limits;
delete from private.contact_senders where client <> (select client from private.contact_senders limit 1);
set local role anon;
select lives_ok($$ select pg_temp.leave_from('192.0.2.78') $$, 'while senders are known');
reset role;
select is((select salt from private.contact_limits), (select salt from salts), 'their salt stays');
update private.contact_senders set sent_at = now() - interval '61 minutes';
set local role anon;
select lives_ok($$ select pg_temp.leave_from('192.0.2.77') $$, 'after an hour the count starts again');
reset role;
select is((select count(*)::int from private.contact_senders), 1, 'and the old senders are forgotten');
select isnt((select salt from private.contact_limits), (select salt from salts), 'with the salt that they had');

set local role anon;
select is(pg_temp.flood('192.0.2.77', 1, 9), 2, 'of which the rest is heard');
reset role;
update private.contact_senders set sent_at = now() + interval '1 year';
set local role anon;
select lives_ok($$ select pg_temp.leave_three_from('192.0.2.77') $$, 'a clock that ran ahead shuts nobody out');
select throws_ok($$ select pg_temp.leave_from('192.0.2.77') $$, 'PT429', null, 'who is counted from then on');
reset role;
select is((select count(*)::int from private.contact_senders), 3, 'and leaves no sender behind');

delete from private.contact_senders;
set local role anon;
select lives_ok($$ select pg_temp.leave_three_from('not an address') $$, 'senders without a readable address are heard');
select throws_ok($$ select pg_temp.leave_from('') $$, 'PT429', null, 'and share one count');
select throws_ok($$ select pg_temp.leave_from('1.2.3.4', 'x-real-ip') $$, 'PT429', null, 'a header that nobody trusts names no sender');
select throws_ok($$ select pg_temp.leave_from('300.1.2.3') $$, 'PT429', null, 'nor does an address that cannot be');
select lives_ok($$ select pg_temp.leave_three_from('203.0.113.1') $$, 'others do not pay for it');

reset role;
select is_empty(
  $$ select 1 from private.contact_senders
     where concat(client, network, provider) ~ '203\.0' or client !~ '^[0-9a-f]{64}$' $$,
  'no address is kept, only salted hashes'
);
select is_empty(
  $$ select 1 from private.contact_senders where client = encode(sha256('203.0.113.1/32'), 'hex') $$,
  'which nobody can recompute without the salt'
);
select is(
  (select count(distinct hash)::int from private.contact_senders,
    lateral (values (client), (network), (provider)) as hashes (hash) where client <> network), 3,
  'client, network and provider have hashes of their own'
);
select lives_ok($$ select pg_temp.flood('192.0.2.77', 1, 20) $$, 'staff may import messages');
select is(
  (select count(*)::int from private.contact_senders), 6, 'without a limit, and without being counted'
);

delete from private.contact_senders;
set local role anon;
select is(pg_temp.flood('127.0.0.1', 1, 100), 12, 'this machine, or a proxy on it, has half of what everybody has');
select lives_ok($$ select pg_temp.leave_from('::1') $$, 'by either name');
select is(pg_temp.flood('203.0.113.1', 1, 10), 1, 'others do not pay for it');
reset role;

select * from finish();
rollback;
