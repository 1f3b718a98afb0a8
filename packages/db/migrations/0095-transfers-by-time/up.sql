-- The pages and the file of a member's transfers. See why.md.
create index vendor_transfer_by_time on vendor_transfer (member_id, created_at, id);
