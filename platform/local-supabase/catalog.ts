import type { Executor } from './executor.ts'

export interface Column {
  name: string
  /** The type as SQL writes it, from the catalog. */
  type: string
}

export interface Table {
  name: string
  columns: Map<string, Column>
}

interface FunctionArgument extends Column {
  optional: boolean
}

export interface DatabaseFunction {
  name: string
  arguments: FunctionArgument[]
  returnsSet: boolean
  returnsVoid: boolean
  /** Whether the function may write: it then runs in a read-write transaction. */
  volatile: boolean
}

/** What exists in the exposed schema. Every identifier that reaches SQL text comes from here. */
export interface Catalog {
  tables: Map<string, Table>
  functions: Map<string, DatabaseFunction>
}

/** The only schema that the interface exposes. */
export const exposedSchema = 'public'

/** Reads the catalog once; the schema does not change while the portal runs. */
export async function readCatalog(executor: Executor): Promise<Catalog> {
  return executor.transaction('read only', async (session) => {
    // With an empty search_path every type that is not built in is written with its schema.
    await session.query("select set_config('search_path', '', true)")
    const [tables] = await session.query(tablesSql)
    const [functions] = await session.query(functionsSql)
    return {
      tables: new Map(
        (JSON.parse(tables?.json ?? '[]') as { name: string; columns: Column[] }[]).map((table) => [
          table.name,
          {
            name: table.name,
            columns: new Map(table.columns.map((column) => [column.name, column])),
          },
        ]),
      ),
      functions: new Map(
        (JSON.parse(functions?.json ?? '[]') as DatabaseFunction[]).map((each) => [
          each.name,
          each,
        ]),
      ),
    }
  })
}

/** Writes an identifier for SQL text. */
export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}

/** Writes the name of a table or function of the exposed schema for SQL text. */
export function qualified(name: string): string {
  return `${quoted(exposedSchema)}.${quoted(name)}`
}

const tablesSql = `
  select coalesce(json_agg(json_build_object('name', c.relname, 'columns', (
    select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null))
      order by a.attnum)
    from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ))), '[]')::text as json
  from pg_class c
  where c.relnamespace = '${exposedSchema}'::regnamespace and c.relkind in ('r', 'p', 'v')`

// Functions with a name of their own and plain named arguments; no triggers, no overloads.
const functionsSql = `
  select coalesce(json_agg(json_build_object(
    'name', p.proname,
    'returnsSet', p.proretset,
    'returnsVoid', p.prorettype = 'void'::regtype,
    'volatile', p.provolatile = 'v',
    'arguments', (
      select coalesce(json_agg(json_build_object(
        'name', p.proargnames[i],
        'type', format_type(p.proargtypes[i - 1], null),
        'optional', i > p.pronargs - p.pronargdefaults
      ) order by i), '[]')
      from generate_series(1, p.pronargs) as i
    )
  )), '[]')::text as json
  from pg_proc p
  where p.pronamespace = '${exposedSchema}'::regnamespace
    and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype
    and p.provariadic = 0
    and (p.pronargs = 0 or coalesce(array_length(p.proargnames, 1), 0) >= p.pronargs)
    and not coalesce(p.proargmodes && array['o', 'b', 'v']::"char"[], false)
    and not exists (
      select from pg_proc other
      where other.pronamespace = p.pronamespace and other.proname = p.proname and other.oid <> p.oid
    )`
