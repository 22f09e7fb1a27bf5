-- Events of the municipality: what is coming, what has been, what was called off.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'draft' check (status in ('draft', 'upcoming', 'past', 'cancelled')),
  event_date timestamptz not null,
  category text not null default 'Event' check (category ~ '\S' and char_length(category) <= 60),
  category_fil text check (char_length(category_fil) <= 60),
  title text not null check (title ~ '\S' and char_length(title) <= 200),
  title_fil text check (char_length(title_fil) <= 200),
  location text check (char_length(location) <= 200),
  location_fil text check (char_length(location_fil) <= 200),
  description text check (char_length(description) <= 5000),
  description_fil text check (char_length(description_fil) <= 5000),
  created_at timestamptz not null default now()
);

comment on table public.events is 'Events; drafts are hidden, and an upcoming event leaves the public list when its day is over.';

create index events_by_status on public.events (status, event_date);

alter table public.events enable row level security;

revoke all on table public.events from public, anon, authenticated;
grant select on table public.events to anon, authenticated;

-- Nobody has to remember to move an event to "past" for the list of upcoming events to stay true:
-- from the midnight after it, in Philippine time, an event is no longer announced as upcoming.
create policy "Visitors read public events" on public.events
  for select to anon, authenticated
  using (
    status in ('past', 'cancelled')
    or (
      status = 'upcoming'
      and event_date >= date_trunc('day', now() at time zone 'Asia/Manila') at time zone 'Asia/Manila'
    )
  );
