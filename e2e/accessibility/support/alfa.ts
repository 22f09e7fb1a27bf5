import type { Page as BrowserPage } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Device } from '@siteimprove/alfa-device'
import { Native as DeviceReader } from '@siteimprove/alfa-device/native'
import { Document, Element, Node, Text } from '@siteimprove/alfa-dom'
import { Native as DocumentReader } from '@siteimprove/alfa-dom/native'
import { Request, Response } from '@siteimprove/alfa-http'
import rules from '@siteimprove/alfa-rules'
import { Page } from '@siteimprove/alfa-web'
import { reviewedByAlfa } from './reviewed.ts'

/** Rules that only level AAA asks for: WCAG 1.4.8, 2.4.9 and 2.5.5. */
const beyondAA = new Set(['sia-r41', 'sia-r71', 'sia-r73', 'sia-r74', 'sia-r80', 'sia-r111'])

const applied = [...rules].filter(({ uri }) => !beyondAA.has(nameOf(uri)))

/** How many rules of Alfa a page is held against. */
export const alfaRules = applied.length

/** What fails, or cannot be decided, and is of no reviewed kind: one line for each element. */
export async function alfaFindings(page: BrowserPage): Promise<string[]> {
  const outcomes = await Audit.of(await pageForAlfa(page), applied).evaluate()
  const findings: string[] = []
  for (const outcome of outcomes) {
    if (!Outcome.isFailed(outcome) && !Outcome.isCantTell(outcome)) continue
    const rule = nameOf(outcome.rule.uri)
    const target = markOf(outcome.target)
    if (reviewedByAlfa.some(({ rule: name, on }) => name === rule && on.test(target))) continue
    findings.push(`${rule} ${outcome.outcome}: ${target}`)
  }
  return findings
}

/** An element's tag, or a text with the tag around it. */
function markOf(target: unknown): string {
  if (!Text.isText(target)) return String(target)
  const around = target.parent().filter(Element.isElement)
  return `<${around.map(({ name }) => name).getOr('')}>${target.data.trim()}`
}

/** The document and its styles, read out of the browser into Alfa's own model. */
async function pageForAlfa(page: BrowserPage): Promise<Page> {
  const device = Device.from(await page.evaluate(DeviceReader.fromWindow, undefined))
  await page.evaluate(hideUnreadableRules)
  const read: () => Promise<Document.JSON> = DocumentReader.fromNode
  const json = await page.evaluate(read)
  if (json.style.some(({ rules }) => rules.length === 0)) {
    throw new Error('Alfa has dropped a style sheet: it holds a rule that Alfa cannot read')
  }
  const document = Node.from(json, device)
  if (!Document.isDocument(document)) throw new Error('Alfa has read no document')
  return Page.of(Request.empty(), Response.empty(), document, device)
}

/**
 * Alfa drops every sheet that holds a rule it does not know: `@property`, with which Tailwind says
 * where its own variables begin, and `@container`, by which no colour changes.
 */
function hideUnreadableRules() {
  for (const { prototype } of [CSSStyleSheet, CSSGroupingRule]) {
    const all = Object.getOwnPropertyDescriptor(prototype, 'cssRules')?.get
    Object.defineProperty(prototype, 'cssRules', {
      get() {
        return Array.from<CSSRule>(all?.call(this)).filter(
          (rule) => !(rule instanceof CSSPropertyRule || rule instanceof CSSContainerRule),
        )
      },
    })
  }
}

function nameOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1)
}
