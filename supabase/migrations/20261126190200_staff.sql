-- Staff's key reads and writes what the portal keeps. Hosted projects used to grant this by themselves
-- with every new table, and do so no longer.

grant select, insert, update, delete
  on public.news, public.events, public.contact_messages to service_role;
