export { ruleSources } from '../en/rule-sources.ts'
