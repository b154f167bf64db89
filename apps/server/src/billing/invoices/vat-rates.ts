/**
 * Standard VAT rates of the EU's member states, in hundredths of a percent: what a consumer's country charges on electronic services (OSS). Source: European
 * Commission, "VAT rates applied in the Member States of the European Union" and the notices of the later changes (FI 09/2024, SK 01/2025, EE 07/2025,
 * RO 08/2025). As of 2026-11-23; docs/legal.md says who confirms them.
 */
export const euVatRates: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
}
