-- Each row is a rule that does not hold after the migration.
select 'a vendor has no name in the lobby' as problem from vendor where vassalage is null
union all
select 'a vendor with games has no card'
from vendor_game
join game on game.code = vendor_game.game_code
left join vendor_card on vendor_card.vendor_code = vendor_game.vendor_code
  and vendor_card.game_type = game.game_type
where vendor_card.vendor_code is null;
