-- What a visitor can read of news and events.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(16);

delete from news;
insert into news (title, category, status, publish_date) values
  ('out', 'Test', 'published', now() - interval '1 minute'),
  ('draft', 'Test', 'draft', now() - interval '1 day'),
  ('scheduled', 'Test', 'published', now() + interval '1 minute');
delete from events;
insert into events (title, status, event_date) values
  ('coming', 'upcoming', now() + interval '1 day'),
  ('tonight', 'upcoming', date_trunc('day', now() at time zone 'Asia/Manila') at time zone 'Asia/Manila'),
  ('stale', 'upcoming', date_trunc('day', now() at time zone 'Asia/Manila') at time zone 'Asia/Manila' - interval '1 second'),
  ('past', 'past', now() - interval '1 day'),
  ('called off', 'cancelled', now() + interval '1 day'),
  ('draft', 'draft', now() + interval '1 day');

select throws_ok(
  $$ insert into news (title, category, status) values ('x', 'Test', 'archived') $$, '23514', null,
  'news knows two statuses'
);
select throws_ok(
  $$ insert into events (title, event_date, status) values ('x', now(), 'soon') $$, '23514', null,
  'events know four statuses'
);
select throws_ok(
  $$ insert into news (title, category, thumbnail) values ('x', 'Test', 'javascript:alert(1)') $$, '23514', null,
  'an image is not a script'
);
select throws_ok(
  $$ insert into news (title, category, featured_image_url) values ('x', 'Test', '//evil.example/x.png') $$, '23514', null,
  'an image does not come from an unnamed scheme'
);
select lives_ok(
  $$ insert into news (title, category, status, thumbnail, featured_image_url)
     values ('images', 'Test', 'draft', '/media/news/awards.svg', 'https://images.example/x.png') $$,
  'images come from this portal or over https'
);
select is(
  (select category || '/' || status from events where title = 'coming'), 'Event/upcoming',
  'the category of an event is Event unless given'
);
select is((select read_time from news where title = 'out'), '3 min read', 'reading takes three minutes unless given');

set local role anon;
select results_eq('select title from news order by 1', $$ values ('out') $$, 'anon reads published news whose date has come');
select results_eq(
  'select title from events order by 1',
  $$ values ('called off'), ('coming'), ('past'), ('tonight') $$,
  'anon reads public events; one that is over is not announced as upcoming'
);
select throws_ok($$ insert into news (title, category) values ('x', 'Test') $$, '42501', null, 'anon writes no news');
select throws_ok($$ update news set title = 'x' $$, '42501', null, 'anon changes no news');
select throws_ok('delete from news', '42501', null, 'anon deletes no news');
select throws_ok($$ insert into events (title, event_date) values ('x', now()) $$, '42501', null, 'anon writes no events');
select throws_ok($$ update events set status = 'cancelled' $$, '42501', null, 'anon calls off no events');
select throws_ok('truncate events', '42501', null, 'anon empties no table');

set local role service_role;
select is((select count(*)::int from news), 4, 'staff read everything');

select * from finish();
rollback;
