select 'the commitment of an issue must be protected' as problem
where not exists (select from pg_trigger where tgname = 'lottery_issue_commitment');
