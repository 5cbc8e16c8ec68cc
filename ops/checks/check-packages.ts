import { askAdvisories, lockedPackages, unfreePackages } from './package-licences.ts';

// `npm run check:packages`: licences of all packages, and known vulnerabilities of those that run. 1 where one is found;
// a registry that does not answer is no failure.
const unfree = unfreePackages(lockedPackages());
const advisories = askAdvisories();
for (const text of unfree) console.log(`Licence: ${text}`);
if (unfree.length === 0) console.log('Licences: all are free to use as they are used.');
if (advisories.kind === 'not-told')
  console.log(`Vulnerabilities: the registry could not be asked (${advisories.why}).`);
else if (advisories.found.length === 0) console.log('Vulnerabilities: none is known.');
else for (const text of advisories.found) console.log(`Vulnerability: ${text}`);
const isFound = advisories.kind === 'told' && advisories.found.length > 0;
process.exitCode = unfree.length > 0 || isFound ? 1 : 0;
