export { add } from './add.ts'
