// The pages of docs/playthroughs are what their records give today.
process.argv.push('--check');
await import('../playthroughs/main.ts');
