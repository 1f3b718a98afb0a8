do $$
begin
  if exists (select from bet where product = 'vendor' and state = 'running') then
    raise exception 'bets run at vendors'
      using hint = 'Close the vendors with the version before, and wait until their rounds have ended.';
  end if;
end
$$;
