-- What a visitor can do with contact messages: leave one, learn its number, nothing else.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(35);

-- Inserts as the form does, with one field replaced.
create function pg_temp.leave(field text, value text) returns void
  language plpgsql
  as $$
declare
  form jsonb := jsonb_build_object(
    'id', gen_random_uuid(), 'name', 'Juan dela Cruz', 'email', 'juan@example.ph', 'phone', null,
    'subject', 'Street light', 'message', 'It is dark at the corner.', 'department', null
  ) || jsonb_build_object(field, value);
begin
  insert into public.contact_messages (id, name, email, phone, subject, message, department)
  select id, name, email, phone, subject, message, department
  from jsonb_populate_record(null::public.contact_messages, form);
end
$$;

set local role anon;
set local request.headers = '{"x-forwarded-for": "192.0.2.1"}';

select lives_ok(
  $$ insert into contact_messages (id, name, email, phone, subject, message, department) values
     ('10000000-0000-4000-8000-000000000001', 'Maria Niña Peñaflor', 'maria@example.ph', '+63 912 345 6789',
      'Kailan ang bayad?', E'Magandang umaga po.\nKailan po ang pamamahagi?\tSalamat.', 'Social Services Office') $$,
  'a visitor leaves a message'
);
select matches(
  contact_message_reference('10000000-0000-4000-8000-000000000001'), '^\d{4}-\d{6,}$',
  'the sender learns the reference number'
);
select is(contact_message_reference(gen_random_uuid()), null, 'an unknown id has no reference number');
select throws_ok(
  $$ insert into contact_messages (id, name, email, subject, message) values
     ('10000000-0000-4000-8000-000000000001', 'Someone else', 'x@example.ph', 'Again', 'Again') $$, '23505', null,
  'the same id is stored once'
);
select lives_ok(
  $$ insert into contact_messages (name, email, subject, message) values ('A', 'a@b', 'B', 'C') $$,
  'the shortest form that a browser lets through arrives, with an id of its own'
);

select throws_ok('select * from contact_messages', '42501', null, 'a visitor reads no message');
select throws_ok('select id from contact_messages', '42501', null, 'not even an id');
select throws_ok('select count(*) from contact_messages', '42501', null, 'nor how many there are');
select throws_ok(
  $$ insert into contact_messages (name, email, subject, message) values ('A', 'a@b.ph', 'B', 'C') returning id $$,
  '42501', null, 'nor one''s own message back'
);
select throws_ok($$ update contact_messages set message = 'x' $$, '42501', null, 'a visitor changes no message');
select throws_ok('delete from contact_messages', '42501', null, 'a visitor deletes no message');
select throws_ok(
  $$ insert into contact_messages (name, email, subject, message, created_at)
     values ('A', 'a@b.ph', 'B', 'C', '2001-01-01') $$, '42501', null, 'a visitor does not date a message'
);
select throws_ok(
  $$ insert into contact_messages (name, email, subject, message, number) overriding system value
     values ('A', 'a@b.ph', 'B', 'C', 1) $$, '42501', null, 'a visitor does not number a message'
);
select throws_ok('select * from private.contact_senders', '42501', null, 'a visitor reads no sender');
select throws_ok('select salt from private.contact_limits', '42501', null, 'a visitor reads no salt');
select throws_ok('select private.client_address()', '42501', null, 'a visitor calls no private function');
select throws_ok($$ select nextval('contact_messages_number_seq') $$, '42501', null, 'a visitor draws no number');

-- The limits of senders are tested elsewhere; here each try comes from its own address.
reset role;
alter table contact_messages disable trigger limit_contact_messages;
set local role anon;

select throws_ok($$ select pg_temp.leave('name', '') $$, '23514', null, 'a name is required');
select throws_ok($$ select pg_temp.leave('name', '   ') $$, '23514', null, 'blanks are not a name');
select throws_ok($$ select pg_temp.leave('name', null) $$, '23502', null, 'null is not a name');
select throws_ok($$ select pg_temp.leave('name', repeat('ñ', 201)) $$, '23514', null, 'a name has an end');
select lives_ok($$ select pg_temp.leave('name', repeat('ñ', 200)) $$, 'a long name is a name');
select throws_ok($$ select pg_temp.leave('email', 'not an address') $$, '23514', null, 'an address has no blanks');
select throws_ok($$ select pg_temp.leave('email', 'nobody') $$, '23514', null, 'an address has an @');
select throws_ok($$ select pg_temp.leave('email', 'a@b@c.ph') $$, '23514', null, 'an address has one @');
select throws_ok($$ select pg_temp.leave('email', E'a@b.ph\nBcc: all@example.ph') $$, '23514', null, 'an address is no mail header');
select throws_ok($$ select pg_temp.leave('email', 'a@' || repeat('b', 260)) $$, '23514', null, 'an address has an end');
select lives_ok($$ select pg_temp.leave('email', 'juan.dela-cruz+bayan@españa.example.ph') $$, 'an address may be international');
select throws_ok($$ select pg_temp.leave('subject', E'one\r\ntwo') $$, '23514', null, 'a subject is one line');
select throws_ok($$ select pg_temp.leave('name', U&'abc\202Etxt.exe') $$, '23514', null, 'a name does not turn its reader round');
select throws_ok($$ select pg_temp.leave('phone', U&'0912\0007') $$, '23514', null, 'a phone number rings no bell');
select throws_ok($$ select pg_temp.leave('message', U&'a\001Bb') $$, '23514', null, 'a message has no escape characters');
select throws_ok($$ select pg_temp.leave('message', repeat('x', 10001)) $$, '23514', null, 'a message has an end');
select lives_ok($$ select pg_temp.leave('message', repeat('x', 10000)) $$, 'a long complaint is heard');
select lives_ok($$ select pg_temp.leave('phone', '') $$, 'the phone may be left empty');

select * from finish();
rollback;
