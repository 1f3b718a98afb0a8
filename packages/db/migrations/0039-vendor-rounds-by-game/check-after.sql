select 'a bet of a vendor stands in a round of another game' as problem
where exists (
  select from bet b join round r on r.id = b.round_id
  where b.source <> 'khelaghor' and r.game_code <> b.game_code
)
