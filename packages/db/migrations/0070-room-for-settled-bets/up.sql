-- Room on each page for the settled version of each of its bets, with the result in its detail.
alter table bet set (fillfactor = 45);
