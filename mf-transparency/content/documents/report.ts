import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { type OfficeId, offices } from '../facts/offices.ts'
import { type Post, posts, signature } from '../facts/officials.ts'
import {
  columnSums,
  type FigureTable,
  type Report,
  type ReportKind,
} from '../facts/reports/report.ts'
import { exactPesos } from './words.ts'

/** What a reader of each kind of document must know to read its figures. */
const notes: Record<ReportKind, string> = {
  budget:
    'Amounts are appropriations: the most that may be spent. Supplemental budgets, if any, are published as documents of their own.',
  statement:
    'Amounts are taken from the books of the municipality at the end of the period and are subject to audit by the Commission on Audit.',
  plan: 'Amounts are estimates. Changes are published when the plan is updated.',
  utilization:
    'Amounts are taken from the registries of the fund at the end of the period and are subject to audit by the Commission on Audit.',
  accomplishment:
    'Amounts are taken from the books of the municipality at the end of the year. Figures on beneficiaries are kept by the offices in charge.',
  liquidation:
    'All amounts are supported by vouchers and receipts on file, and are subject to audit by the Commission on Audit.',
}

const signatories: Record<OfficeId, Post> = {
  budget: posts.budgetOfficer,
  accounting: posts.accountant,
  planning: posts.planner,
  bac: posts.bacChair,
}

export function reportDocument(report: Report): PublishedDocument {
  const { id, title, year, quarter, office, posted, summary, kind, tables } = report
  return {
    id,
    language: 'en',
    title: title.en,
    subtitle: quarter ? `Quarter ${quarter} of ${year}` : `Year ${year}`,
    office: offices[office].name.en,
    date: posted,
    blocks: [
      { kind: 'paragraph', text: summary.en },
      ...tables.map(figures),
      { kind: 'heading', text: 'How to read these figures' },
      { kind: 'paragraph', text: notes[kind] },
      {
        kind: 'paragraph',
        text: 'Published under the Full Disclosure Policy of the Department of the Interior and Local Government and Section 352 of Republic Act No. 7160, the Local Government Code.',
      },
      signature(signatories[office], posted),
      signature(posts.mayor, posted),
    ],
  }
}

function figures(table: FigureTable): DocumentBlock {
  return {
    kind: 'table',
    columns: [
      { label: table.lines.en },
      ...table.columns.map(({ en }) => ({ label: en, align: 'right' as const })),
    ],
    rows: [
      ...table.rows.map(({ label, amounts }) => [label.en, ...amounts.map(exactPesos)]),
      ['Total', ...columnSums(table).map(exactPesos)],
    ],
  }
}
