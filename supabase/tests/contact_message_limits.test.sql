-- How many messages one sender may leave, and that nobody can shut others out cheaply.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(23);

select ok(
  (select overall >= 50 * per_network and per_network > per_client from private.contact_limits),
  'shutting others out takes at least fifty networks'
);

delete from private.contact_senders;
update private.contact_limits set per_client = 3, per_network = 5, overall = 9;

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
select lives_ok($$ select pg_temp.leave_from('192.0.2.3') $$, 'another one too');
select throws_ok($$ select pg_temp.leave_from('192.0.2.4') $$, 'PT429', null, 'one network fills only its own share');
select lives_ok($$ select pg_temp.leave_from('2001:db8:1:1::1') $$, 'another network is heard');
select lives_ok($$ select pg_temp.leave_from('2001:db8:1:1::2') $$, 'IPv6: first');
select lives_ok($$ select pg_temp.leave_from('2001:db8:1:1:ffff::3') $$, 'IPv6: second');
select throws_ok($$ select pg_temp.leave_from('2001:db8:1:1:abcd::4') $$, 'PT429', null, 'IPv6: one household is one sender');

reset role;
delete from private.contact_senders;
set local role anon;
select lives_ok($$ select pg_temp.leave_three_from('not an address') $$, 'senders without a readable address are heard');
select throws_ok($$ select pg_temp.leave_from('') $$, 'PT429', null, 'and share one count');
select lives_ok($$ select pg_temp.leave_three_from('203.0.113.1') $$, 'others do not pay for it');
select lives_ok($$ select pg_temp.leave_three_from('198.51.100.1') $$, 'up to the overall cap');
select throws_ok($$ select pg_temp.leave_from('192.0.2.77') $$, 'PT429', null, 'which holds for everybody');

reset role;
update private.contact_senders set sent_at = now() - interval '61 minutes';
set local role anon;
select lives_ok($$ select pg_temp.leave_from('192.0.2.77') $$, 'after an hour the count starts again');
reset role;
select is((select count(*)::int from private.contact_senders), 1, 'and the old senders are forgotten');
select is_empty(
  $$ select 1 from private.contact_senders where client || network ~ '192\.0' or client !~ '^[0-9a-f]{64}$' $$,
  'no address is kept, only salted hashes'
);
select lives_ok($$ select pg_temp.leave_three_from('192.0.2.77') $$, 'staff may import messages without a limit');

select * from finish();
rollback;
