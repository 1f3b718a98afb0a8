-- A number is counted once, whichever play it is bought in, and every play names its numbers: those
-- of several balls, such as 01+02+03, have more digits than an integer. Blocks so far keep their
-- names.
alter table lottery_line_exposure drop constraint lottery_line_exposure_block_check;
alter table lottery_line_exposure alter column block type text collate "C" using block::text;
alter table lottery_line_exposure add check (block <> '');

-- Tickets of issues on sale that were not counted under the names of now: their plays named no
-- numbers, or named them otherwise. Without this a cancelled one would be taken off what others are
-- counted for.
update lottery_ticket t set is_counted = false
from lottery_issue i
where i.id = t.issue_id and i.state = 'open' and t.is_counted
  and (
    not exists (
      select from lottery_line_exposure e where e.issue_id = t.issue_id and e.play = t.play
    )
    or t.play in (
      'first_sum', 'top2_sides', 'bottom2_sides', 'all5_sum', 'sum', 'span', 'sum_number',
      'sum_tail_sides', 'all5_odd_count', 'sum_exact', 'first2_sum_exact', 'first3_sum_exact',
      'all5_middle', 'special_zodiac_front', 'triple_any'
    )
  );
