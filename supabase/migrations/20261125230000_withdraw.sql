-- Staff take back what they have announced: it is a draft again, and its title is answered; null where
-- there is no such item.

create function public.withdraw_news(item uuid) returns text
  language sql set search_path = ''
  as $$ update public.news set status = 'draft' where id = item returning title $$;

create function public.withdraw_event(item uuid) returns text
  language sql set search_path = ''
  as $$ update public.events set status = 'draft' where id = item returning title $$;

revoke all on function public.withdraw_news(uuid), public.withdraw_event(uuid)
  from public, anon, authenticated;
grant execute on function public.withdraw_news(uuid), public.withdraw_event(uuid) to service_role;
