-- Tables and columns under the names that the field has for them. See why.md.

create temporary table renamed_table (old_name text, new_name text) on commit drop;
insert into renamed_table values
  ('bet_day', 'bet_daily_total'),
  ('elsewhere_visit', 'oauth_state'),
  ('fair_seed', 'provably_fair_seed'),
  ('guess_count', 'ip_attempt_count'),
  ('hand_over', 'cross_domain_login_code'),
  ('human_check_used', 'used_captcha_challenge'),
  ('lead_day', 'leaderboard_daily_score'),
  ('login_failure', 'failed_attempt'),
  ('media_use', 'media_reference'),
  ('member_country', 'known_country'),
  ('member_elsewhere', 'oauth_identity'),
  ('member_place', 'known_device'),
  ('operator_claim', 'operator_setup_token'),
  ('outgoing_message', 'message_outbox'),
  ('password_link', 'password_reset_token'),
  ('phone_token_use', 'used_firebase_token'),
  ('play_hour', 'play_spend_hourly'),
  ('play_time', 'play_time_hourly'),
  ('promotion_act', 'promotion_action'),
  ('promotion_entry', 'promotion_participation'),
  ('remembered_browser', 'remember_me_browser'),
  ('remembered_token', 'remember_me_token'),
  ('resource', 'external_link'),
  ('service_channel', 'support_channel'),
  ('service_host', 'support_allowed_host'),
  ('vendor_card', 'vendor_lobby_entry'),
  ('wallet_transfer', 'vendor_transfer');

create temporary table renamed_column (
  table_name text, old_name text, new_name text
) on commit drop;
insert into renamed_column values
  ('announcement', 'place', 'target_page'),
  ('deposit', 'trx_id', 'provider_transaction_id'),
  ('failed_attempt', 'account_hash', 'subject_hash'),
  ('feedback', 'answer_seen_at', 'answer_read_at'),
  ('feedback', 'images', 'image_hashes'),
  ('game', 'node_id', 'favourite_key'),
  ('game', 'opens_list', 'opens_vendor_list'),
  ('media', 'brought_at', 'uploaded_at'),
  ('media_reference', 'used_by', 'referenced_by'),
  ('member', 'account', 'username'),
  ('member', 'email_proven_at', 'email_verified_at'),
  ('member', 'extra', 'profile_fields'),
  ('member', 'icon', 'avatar'),
  ('member', 'mobile_proven_at', 'mobile_verified_at'),
  ('member', 'recommended_by', 'referred_by'),
  ('member', 'temporary_until', 'temporary_password_expires_at'),
  ('oauth_identity', 'bound_at', 'linked_at'),
  ('oauth_identity', 'unbind_asked_at', 'unlink_requested_at'),
  ('oauth_identity', 'unbind_asked_by', 'unlink_requested_by'),
  ('oauth_identity', 'unbind_due_at', 'unlink_due_at'),
  ('oauth_identity', 'unbind_reason', 'unlink_reason'),
  ('oauth_identity', 'unbound_at', 'unlinked_at'),
  ('play_limit', 'pending_from', 'increase_effective_at'),
  ('play_limit', 'pending_minor', 'increase_minor'),
  ('play_restriction', 'break_kind', 'exclusion_kind'),
  ('play_restriction', 'break_since', 'exclusion_started_at'),
  ('play_restriction', 'break_until', 'exclusion_until'),
  ('play_restriction', 'check_minutes', 'reality_check_minutes'),
  ('promotion_action', 'act', 'action'),
  ('remember_me_token', 'seed', 'rotation_seed'),
  ('vendor', 'wallet', 'wallet_mode'),
  ('vendor_lobby_entry', 'node_id', 'favourite_key'),
  ('wager_transaction', 'undone_by', 'rolled_back_by'),
  ('withdrawal', 'trx_id', 'provider_transaction_id');

-- The file of each table, for the check: a table that keeps its file keeps its rows.
create temporary table file_before on commit drop as
select c.oid::regclass as table_id, pg_relation_filenode(c.oid) as file
from pg_class c
where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and (
  c.relname in (select old_name from renamed_table)
  or c.relname in (select table_name from renamed_column)
);

-- What is named after a table or its columns, and follows no rename by itself. It and the function
-- below end with the connection.
create temporary view named_part as
select 'constraint' as kind, conrelid::regclass as table_id, conname::text as name
from pg_constraint where conrelid <> 0
union all
select 'index', i.indrelid::regclass, c.relname::text
from pg_index i join pg_class c on c.oid = i.indexrelid
where not exists (select from pg_constraint where conindid = i.indexrelid)
union all
select 'trigger', tgrelid::regclass, tgname::text from pg_trigger where not tgisinternal;

create function pg_temp.rename_part(kind text, table_id regclass, old_name text, new_name text)
returns void language plpgsql as $$
begin
  execute case kind
    when 'constraint' then
      format('alter table %s rename constraint %I to %I', table_id, old_name, new_name)
    when 'index' then format('alter index %I rename to %I', old_name, new_name)
    else format('alter trigger %I on %s rename to %I', old_name, table_id, new_name)
  end;
end
$$;

do $$
declare
  v record;
  v_word record;
begin
  for v in select * from renamed_table loop
    execute format('alter table %I rename to %I', v.old_name, v.new_name);
  end loop;
  for v in select * from renamed_column loop
    execute format(
      'alter table %I rename column %I to %I', v.table_name, v.old_name, v.new_name
    );
  end loop;

  perform pg_temp.rename_part(
    p.kind, p.table_id, p.name, t.new_name || substr(p.name, length(t.old_name) + 1)
  )
  from named_part p join renamed_table t on p.table_id = t.new_name::regclass
  where starts_with(p.name, t.old_name || '_');
  perform pg_temp.rename_part(
    p.kind, p.table_id, p.name,
    replace(p.name, '_' || c.old_name || '_', '_' || c.new_name || '_')
  )
  from named_part p join renamed_column c on p.table_id = c.table_name::regclass
  where strpos(p.name, '_' || c.old_name || '_') > 0;

  -- The bodies of functions are text. Each is written anew as it stands, with its settings.
  for v in
    select p.oid, pg_get_functiondef(p.oid) as definition
    from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
      and exists (
        select from (
          select old_name from renamed_table union select old_name from renamed_column
        ) w
        where w.old_name like '%\_%' and p.prosrc ~ ('\m' || w.old_name || '\M')
      )
  loop
    for v_word in
      select old_name, new_name from renamed_table
      union select old_name, new_name from renamed_column where old_name like '%\_%'
    loop
      v.definition := regexp_replace(
        v.definition, '\m' || v_word.old_name || '\M', v_word.new_name, 'g'
      );
    end loop;
    execute v.definition;
  end loop;
end
$$;

-- Names that hold a meaning rather than the old name.
alter function bet_day_end rename to bet_last_day_end;
alter function keep_fair_seed rename to keep_provably_fair_seed;
alter index failed_attempt_by_account rename to failed_attempt_by_subject;
alter index media_private_brought rename to media_private_by_upload;
alter index member_by_proven_email rename to member_by_verified_email;
alter index member_by_proven_mobile rename to member_by_verified_mobile;
alter sequence lobby_node rename to favourite_key_seq;
alter table play_restriction
  rename constraint play_restriction_break_whole to play_restriction_exclusion_whole;
alter trigger play_restriction_break_stays on play_restriction
  rename to play_restriction_exclusion_stays;
alter function play_restriction_break_stays rename to play_restriction_exclusion_stays;

-- Zero and one were a truth value. Both tables are small: a row for each game or category.
create temporary table hot_before on commit drop as
select 'game' as of, count(*) as rows, count(*) filter (where is_hot = 1) as hot from game
union all
select 'vendor_lobby_entry', count(*), count(*) filter (where is_hot = 1) from vendor_lobby_entry;
alter table game drop constraint game_is_hot_check,
  alter column is_hot type boolean using is_hot = 1;
alter table vendor_lobby_entry drop constraint vendor_lobby_entry_is_hot_check,
  alter column is_hot type boolean using is_hot = 1;
