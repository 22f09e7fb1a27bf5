-- Staff remove a message, once its time has passed or where its sender asks for it: its subject is
-- answered; null where there is no such message.

create function public.delete_contact_message(message_reference text) returns text
  language sql set search_path = ''
  as $$ delete from public.contact_messages where reference = message_reference returning subject $$;

revoke all on function public.delete_contact_message(text) from public, anon, authenticated;
grant execute on function public.delete_contact_message(text) to service_role;
