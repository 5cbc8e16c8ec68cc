// Which part may import which. Astro files are not read by this tool; biome.json holds their rules.

const TESTS = '\\.test\\.tsx?$|/test/';
const SERVER =
  '^api/(adapters|http|domain|app\\.ts|config\\.ts|environment-variables\\.ts|context\\.ts|server\\.ts)';

/** From `from`, nothing that matches `to`; `except` are files of `from` that may. */
const never = (name, from, to, { except, ...rest } = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [TESTS, ...(except ? [except] : [])] },
  to: { path: to, ...rest },
});

const values = { dependencyTypesNot: ['type-only'] };

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every import is found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    },
    never('content imports nothing', '^content/', '.'),
    never('the contract takes zod and itself alone', '^contract/', '.', {
      pathNot: ['^contract/', '^node_modules/zod/'],
    }),

    never('the reader of content knows the contract alone', '^content-reader/', '.', {
      pathNot: [
        '^(content-reader|contract)/',
        '^node_modules/(zod|yaml)/',
        '^(node:)?(fs|path|fs/promises)$',
      ],
    }),

    {
      name: 'what runs in production needs no package that only builds or tests',
      severity: 'error',
      from: {
        path: '^(api|db|content-reader|contract|ops/(run|build|setup|process|operator|backup|desk|release/(server|warm)))',
        pathNot: [TESTS, '^ops/run/dev', '^ops/desk/(page/|build-page)'],
      },
      to: { dependencyTypes: ['npm-dev'], ...values },
    },

    never('the database knows nothing of the server', '^db/', SERVER),
    never('the domain knows neither HTTP nor adapters', '^api/domain/', SERVER, {
      pathNot: '^api/domain/',
    }),
    never('the domain knows no express', '^api/domain/', '^node_modules/(@types/)?express/'),
    never('HTTP is mounted by the app, not the other way', '^api/http/', '^api/(app|server)\\.ts'),
    never('HTTP takes the context as a type', '^api/http/', '^api/context\\.ts', values),
    never('HTTP knows no tables', '^api/http/', '^db/schema/'),
    never('the app is started by the server', '^api/app\\.ts', '^api/server\\.ts'),
    never('only the context names adapters', '^(api|db|site|ops|tools)/', '^api/adapters/', {
      except: '^(api/(context\\.ts|adapters/)|tools/(talk|care|train/answers)/)',
      pathNot:
        '^api/adapters/(payments/(registry|provider-module)|reply-engine/(registry|engine-module))\\.ts$',
    }),
    never(
      'settings alone read the registries of payment providers and reply engines',
      '^(api|db|site|ops|tools)/',
      '^api/adapters/(payments/(registry|provider-module)|reply-engine/(registry|engine-module))\\.ts$',
      {
        except:
          '^(api/(config|environment-variables|context)\\.ts|api/adapters/(payments|reply-engine)/|ops/checks/|tools/talk/)',
      },
    ),
    never('adapters know the ports alone', '^api/adapters/', '^api/(http|app|context|server)'),
    // The books of the sandbox, a payment provider of our own, are tables of ours.
    never('adapters know no tables but the books of the sandbox', '^api/adapters/', '^db/', {
      pathNot: '^db/queries/payment/sandbox-orders\\.ts$',
    }),
    never(
      'payment providers do not know one another',
      '^api/adapters/payments/([^/]+)/',
      '^api/adapters/payments/[^/]+/',
      { pathNot: '^api/adapters/payments/($1|pay-sheet)/' },
    ),
    never(
      'only db/ talks to the database',
      '^(api|site|ops|e2e|tools)/',
      '^node_modules/(drizzle-orm|mysql2)/',
    ),
    never('what is run does not know who runs it', '^(api|db|site|content)/', '^(ops|tools|e2e)/'),
    never('what runs the product needs no tools and no tests', '^ops/', '^(tools|e2e)/'),
    never('tools know no tests of the browser', '^tools/', '^e2e/'),
    never('of the tools the browser tests take the screens alone', '^e2e/', '^tools/', {
      pathNot: '^tools/screens/',
    }),

    never(
      'the site sees nothing of server, database and commands',
      '^site/',
      '^(api|db|ops|tools)/',
    ),
    never(
      'the browser takes schemas as types',
      '^site/',
      '^(contract/schemas/|content-reader/|node_modules/zod/)',
      {
        ...values,
        except: '^site/(content\\.config\\.ts$|integrations/)',
      },
    ),
    never(
      'browser/ is the lowest',
      '^site/browser/',
      '^site/(stores|ui|islands|pages|layouts|components)/',
    ),
    never(
      'stores know no screens',
      '^site/stores/',
      '^site/(ui|islands|pages|layouts|components)/',
    ),
    never('islands know no pages', '^site/(ui|islands)/', '^site/(pages|layouts|components)/'),
    never('screens take props', '^site/islands/.*Screen\\.tsx$', '^site/(stores|browser)/', values),
    never('ui knows no store, its types neither', '^site/ui/', '^site/(stores|islands)/'),
    never('ui takes props', '^site/ui/', '^site/browser/', values),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
  },
};
