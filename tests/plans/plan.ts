/** A node of a plan, as `auto_explain` writes it in JSON. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Subplan Name'?: string
  Operation?: string
  Plans?: PlanNode[]
}

export type Plan = { text: string; root: PlanNode }

/** Reads a plan from a notice of `auto_explain`; null for any other notice. */
export function readPlan(notice: string): Plan | null {
  const json = /^duration: [\d.]+ ms {2}plan:\n(.*)$/s.exec(notice)?.[1]
  if (json === undefined) return null
  const { 'Query Text': text, Plan: root } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
  return { text: text.replaceAll(/\s+/g, ' ').trim(), root }
}

export function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** Tables whose cost grows with their rows: a scan over the whole table or over a whole index. */
export function wholeReads({ root }: Plan): string[] {
  return nodesOf(root)
    .filter((node) => node['Node Type'] === 'Seq Scan' || (isIndexRead(node) && node['Index Cond'] === undefined))
    .map((node) => `${node['Relation Name'] ?? ''}${node['Index Name'] ? ` by ${node['Index Name']}` : ''}`)
}

function isIndexRead({ 'Node Type': type }: PlanNode): boolean {
  return ['Index Scan', 'Index Only Scan', 'Bitmap Index Scan'].includes(type)
}

/** A plan as it is compared: what is done to which table by which index, without costs and numbers of rows. */
export function writePlan(node: PlanNode, depth = 1): string {
  const { Operation: operation, 'Relation Name': relation, 'Index Name': index, 'Subplan Name': subplan } = node
  const words = [
    subplan && `[${subplan}]`,
    operation ?? node['Node Type'],
    relation && `on ${relation}`,
    index && `by ${index}`,
    isIndexRead(node) && node['Index Cond'] === undefined && '(all of it)',
  ]
  const line = '  '.repeat(depth) + words.filter(Boolean).join(' ')
  return [line, ...(node.Plans ?? []).map((each) => writePlan(each, depth + 1))].join('\n')
}
