export const selectBalance = 'select 1'
