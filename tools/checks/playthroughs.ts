// docs/playthroughs/two-players.md matches its record.
process.argv.push('--check');
await import('../playthroughs/main.ts');
