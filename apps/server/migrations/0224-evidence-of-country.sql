-- The pieces of evidence that decided the country of an invoice, kept with it (Implementing Regulation 282/2011, art. 24f): the country of the tax number, that of
-- the billing address, and that of the card or wallet.
alter table invoice_documents
  add column tax_country text,
  add column billing_country text,
  add column instrument_country text,
  -- The VAT as the payment provider worked it out. It is compared with ours; an invoice states ours.
  add column payment_vat_cents integer;
update invoice_documents set tax_country = country
where state = 'waiting' and vat_rule is null and tax_number is not null and country_source = 'buyer';
