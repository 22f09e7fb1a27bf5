-- News of the municipality. Staff write it in the dashboard; visitors read what is published.
-- English is the shape: a Filipino column left empty shows the English text.

create table public.news (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'draft' check (status in ('draft', 'published')),
  -- A later date schedules the item: it appears by itself when the date has come.
  publish_date timestamptz not null default now(),
  category text not null check (category ~ '\S' and char_length(category) <= 60),
  category_fil text check (char_length(category_fil) <= 60),
  title text not null check (title ~ '\S' and char_length(title) <= 200),
  title_fil text check (char_length(title_fil) <= 200),
  excerpt text check (char_length(excerpt) <= 600),
  excerpt_fil text check (char_length(excerpt_fil) <= 600),
  description text check (char_length(description) <= 2000),
  description_fil text check (char_length(description_fil) <= 2000),
  -- Plain text; an empty line separates paragraphs.
  content text check (char_length(content) <= 50000),
  content_fil text check (char_length(content_fil) <= 50000),
  read_time text not null default '3 min read' check (char_length(read_time) <= 40),
  read_time_fil text check (char_length(read_time_fil) <= 40),
  -- Images come from this portal or over https, never over a scheme that could run or track.
  featured_image_url text check (featured_image_url ~ '^(https://|/[^/\\])' and char_length(featured_image_url) <= 2000),
  thumbnail text check (thumbnail ~ '^(https://|/[^/\\])' and char_length(thumbnail) <= 2000),
  created_at timestamptz not null default now()
);

comment on table public.news is 'News items; visitors see rows with status published and a publish_date that has come.';

create index news_published on public.news (publish_date desc) where status = 'published';

alter table public.news enable row level security;

-- New tables of a Supabase project are open to anon: take everything back, then give reading.
revoke all on table public.news from public, anon, authenticated;
grant select on table public.news to anon, authenticated;

create policy "Visitors read published news" on public.news
  for select to anon, authenticated
  using (status = 'published' and publish_date <= now());
