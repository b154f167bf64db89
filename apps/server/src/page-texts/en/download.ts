import { brand } from '@numeria/contract'

/** The page of a person's data. */
export const download = {
  note: `Everything ${brand.name} holds about you. The numbers in readings were computed; their words were written by Selene, an AI. Visits are counted only with your consent, and never under your name, so they are not included here. Bank details are kept encrypted; only their last characters are shown.`,
  title: (name: string | null) =>
    name === null ? `Your data at ${brand.name}` : `${name}: your data at ${brand.name}`,
  made: (when: string, zone: string) => `As of ${when} (time zone ${zone}).`,
  file: 'This page leaves out technical fields. The JSON file in Settings has every field.',
  contents: 'Contents',
  readings: 'Your readings',
  noReadings: 'You have no readings.',
  records: 'Records',
  recordsHint: 'Movements of credits, sign-ins and other records that the product keeps.',
  yes: 'Yes',
  no: 'No',
}

/** A reading in the download. */
export const downloadedReading = {
  writtenByAi: 'Written by Selene, an AI, from computed numbers.',
  asked: 'You asked',
  numbers: 'Numbers',
  credits: (n: number) => (n === 1 ? '1 credit' : `${n} credits`),
  free: 'free',
}
