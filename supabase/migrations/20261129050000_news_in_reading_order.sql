-- Items of the same moment are ordered by their id: an index that holds both is read in the order of the
-- list, and nothing has to be sorted on the way to its last page.
drop index public.news_published;
create index news_published on public.news (publish_date desc, id) where status = 'published';
